import { type ScreenProps, useTranslate } from '@jwsk/kit'
import { apiScopes } from '../resources/api-scope'
import { ScopeLists } from './scope-lists'

export default function ApiScopeView({ title }: ScreenProps) {
  const t = useTranslate()
  return <ScopeLists title={title ?? t('apiScope.title')} scopes={apiScopes} kind="apiScope" prefix="api_scope" />
}
