import { code, number, textarea, toggle, translatedText } from '@jwsk/kit'
import { dictKey } from './dict-key'

/** Fields of dictionaries and their entries, of the system and of the business alike. */
export const dictFields = {
  dictValue: translatedText(),
  code: code(),
  dictKey: dictKey(),
  sort: number({ min: 0 }),
  isSealed: toggle({ on: 1, off: 0 }),
  remark: textarea(),
}
