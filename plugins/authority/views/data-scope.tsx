import { type ScreenProps, useTranslate } from '@jwsk/kit'
import { dataScopes } from '../resources/data-scope'
import { ScopeLists } from './scope-lists'

export default function DataScopeView({ title }: ScreenProps) {
  const t = useTranslate()
  return <ScopeLists title={title ?? t('dataScope.title')} scopes={dataScopes} kind="dataScope" prefix="data_scope" />
}
