/** Storage that outlives the page, such as `localStorage`. */
export type UploadStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers the upload of one file; storage that is full or blocked remembers nothing. */
export interface RememberedUpload {
  read(): string | undefined
  write(uploadId: string): void
  forget(): void
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export function createRememberedUpload(storage: UploadStorage | undefined, file: string): RememberedUpload {
  const key = `jwsk-upload:${file}`
  return {
    read: () => attempt(() => storage?.getItem(key)) ?? undefined,
    write: (uploadId) => attempt(() => storage?.setItem(key, uploadId)),
    forget: () => attempt(() => storage?.removeItem(key)),
  }
}
