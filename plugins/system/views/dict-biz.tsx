import { type ScreenProps, useTranslate } from '@jwsk/kit'
import { dictBiz } from '@jwsk/sdk/system'
import { dictBizEntries, dictBizs } from '../resources/dict-biz'
import { DictLists } from './dict-lists'

export default function DictBizView({ title }: ScreenProps) {
  const t = useTranslate()
  return <DictLists title={title ?? t('dictBiz.title')} dictionaries={dictBizs} entries={dictBizEntries} calls={dictBiz} />
}
