import { type ScreenProps, useTranslate } from '@jwsk/kit'
import { DeployForm } from './deploy-form'
import { FlowPage } from './flow-page'

/** Brings process files to the engine. */
export default function DeployView({ title }: ScreenProps) {
  const t = useTranslate()
  return (
    <FlowPage title={title ?? t('flowDeploy.title')} hint={t('flowDeploy.hint')}>
      <DeployForm />
    </FlowPage>
  )
}
