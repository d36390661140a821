import { type ActionBuilder, saveFile } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import { code } from '@jwsk/sdk/develop'

type Code = RowOf<typeof code.page>

export const codeActions = (action: ActionBuilder<Code>) => [
  action('copy', {
    skipConfirmReason: 'it adds a record that can be deleted again',
    permission: 'code_copy',
    run: ({ id = '' }, { client }) => client.call(code.copy, { id }),
  }),
  action.view('preview', { permission: 'code_gen', size: '92%', view: () => import('../views/area-preview') }),
]

/** Generates the code of several declarations: as one area, or with the server's generator. */
export const codesActions = (action: ActionBuilder<readonly Code[]>) => [
  action.view('preview', { permission: 'code_gen', size: '92%', view: () => import('../views/area-preview') }),
  action('gen', {
    skipConfirmReason: 'it reads a file',
    permission: 'code_gen',
    async run(records, { client }) {
      const { blob, filename = 'code.zip' } = await client.download(code.genCode, { ids: records.map(({ id }) => id).join(',') })
      saveFile(blob, filename)
    },
  }),
]
