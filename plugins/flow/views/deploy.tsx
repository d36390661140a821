import { MessagePanel, type ScreenProps, useCan, useTranslate } from '@jwsk/kit'
import { DeployForm } from './deploy-form'
import { FlowPage } from './flow-page'

/** Deploys process files to the engine. */
export default function DeployView({ title }: ScreenProps) {
  const t = useTranslate()
  // the menu shows the screen to users who may only read
  const canDeploy = useCan('flow_deploy_upload')
  const heading = title ?? t('flowDeploy.title')
  if (!canDeploy)
    return (
      <FlowPage title={heading}>
        <MessagePanel icon="lock" title={t('flowDeploy.denied')} text={t('flowDeploy.deniedHint')} />
      </FlowPage>
    )
  return (
    <FlowPage title={heading} hint={t('flowDeploy.hint')}>
      <DeployForm />
    </FlowPage>
  )
}
