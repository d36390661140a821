import { createLazyTexts } from '@jwsk/ui'

/** Texts of forms in steps, loaded lazily. */
export const { useReady: useStepTexts, useText: useStepText } = createLazyTexts(
  'formSteps',
  { list: '步骤', position: '第 {{step}} 步，共 {{count}} 步：{{label}}', done: '已完成', back: '上一步', next: '下一步' },
  { list: 'Steps', position: 'Step {{step}} of {{count}}: {{label}}', done: 'Done', back: 'Back', next: 'Next' },
)
