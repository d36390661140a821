import { type ScreenProps, useTranslate } from '@jwsk/kit'
import { dict } from '@jwsk/sdk/system'
import { dictEntries, dicts } from '../resources/dict'
import { DictLists } from './dict-lists'

export default function DictView({ title }: ScreenProps) {
  const t = useTranslate()
  return <DictLists title={title ?? t('dict.title')} dictionaries={dicts} entries={dictEntries} calls={dict} />
}
