import type { StoredTables, WorldStorage } from './engine/world/storage'

const storeName = 'parts'

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase(name: string) {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return toPromise(request)
}

const whenCommitted = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

/** Creates a storage with one record per table; other tabs of the origin are notified of every change. */
export function createIndexedDbStorage(name = 'jwsk-mocks'): WorldStorage {
  const database = openDatabase(name)
  const channel = new BroadcastChannel(name)
  return {
    load: async () => {
      const objects = (await database).transaction(storeName).objectStore(storeName)
      const [keys, values] = await Promise.all([toPromise(objects.getAllKeys()), toPromise(objects.getAll())])
      return Object.fromEntries(keys.map((key, index): [string, unknown] => [String(key), values[index]]))
    },
    save: async (parts) => {
      const transaction = (await database).transaction(storeName, 'readwrite')
      for (const [key, value] of Object.entries(parts)) transaction.objectStore(storeName).put(value, key)
      await whenCommitted(transaction)
      channel.postMessage(parts)
    },
    clear: async () => {
      const transaction = (await database).transaction(storeName, 'readwrite')
      transaction.objectStore(storeName).clear()
      await whenCommitted(transaction)
      channel.postMessage({})
    },
    watch: (changed) => {
      const listener = ({ data }: MessageEvent<StoredTables>) => changed(data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
