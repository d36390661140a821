import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../decisions/', import.meta.url)

// the same decisions under the English URL
export default {
  paths: () =>
    readdirSync(folder).map((file) => ({
      params: { name: file.slice(0, -'.md'.length) },
      content: readFileSync(new URL(file, folder), 'utf8'),
    })),
}
