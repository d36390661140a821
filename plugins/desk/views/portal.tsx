import { type ScreenProps, useAnswer, useTranslate } from '@jwsk/kit'
import { dashboard } from '@jwsk/sdk/desk'
import { Board } from './board'

/** The whole operation at a glance. */
export default function PortalView({ title }: ScreenProps) {
  const t = useTranslate()
  return <Board title={title ?? t('portal.title')} hint={t('portal.hint')} answer={useAnswer(dashboard.portal)} />
}
