import { getErrorMessage, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../../platform/text'
import { noticeShown } from '../notices/model'
import { ShellConfirmDialog } from '../panels/shell-confirm-dialog'
import { clearCacheFx } from './model'

export function ClearCacheQuestion({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const kit = useKitText()
  const [clear, notify] = useUnit([clearCacheFx, noticeShown])
  const confirm = () => {
    onDone()
    clear().then(
      () => notify({ severity: 'success', text: t('tabs.cacheCleared') }),
      (error: unknown) => notify({ severity: 'error', text: getErrorMessage(error, kit) }),
    )
  }
  return <ShellConfirmDialog title={t('tabs.clearCache')} question={t('tabs.clearCacheQuestion')} onConfirm={confirm} onCancel={onDone} />
}
