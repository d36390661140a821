import type { Resource } from '@jwsk/kit'
import type { Dict, DictDraft, dict, dictBiz } from '@jwsk/sdk/system'

/** Operations of both kinds of dictionaries, which return the same. */
export type DictionaryCalls = typeof dict | typeof dictBiz

/** Omits properties that only the list returns. */
function toDraft({ id, code, dictKey, dictValue, sort, remark = '', isSealed = 0 }: Dict & { readonly sort: number }): DictDraft {
  return { id, code, dictKey, dictValue, sort, remark, isSealed }
}

/** Returns the way to store the order of a dictionary's entries, for which the platform has no operation. */
export const createSaveOrder = (calls: DictionaryCalls, parentId: string): Resource['sortRows'] => ({
  async save(entries, { client }) {
    // rows of the list of entries
    for (const entry of entries as unknown as readonly (Dict & { readonly sort: number })[])
      await client.call(calls.submit, { ...toDraft(entry), parentId })
  },
})
