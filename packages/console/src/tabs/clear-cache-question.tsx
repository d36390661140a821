import { errorText, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { noticeShown } from '../notices/model'
import { useText } from '../text'
import { QuestionDialog } from '../ui/question-dialog'
import { clearCacheFx } from './model'

export function ClearCacheQuestion({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const kit = useKitText()
  const [clear, notify] = useUnit([clearCacheFx, noticeShown])
  const confirm = () => {
    onDone()
    clear().then(
      () => notify({ kind: 'success', text: t('tabs.cacheCleared') }),
      (error: unknown) => notify({ kind: 'error', text: errorText(error, kit) }),
    )
  }
  return (
    <QuestionDialog
      title={t('tabs.clearCache')}
      question={t('tabs.clearCacheQuestion')}
      confirm={t('user.confirm')}
      cancel={t('user.cancel')}
      onConfirm={confirm}
      onCancel={onDone}
    />
  )
}
