import { createLazyTexts } from '@jwsk/ui'

/** Texts about stored files, loaded lazily. */
export const { useReady: useFileTexts, useText: useFileText } = createLazyTexts(
  'file',
  {
    preview: '预览 {{name}}',
    failed: '文件加载失败',
    notShown: '文件内容与扩展名不符，无法预览',
    save: '下载',
  },
  {
    preview: 'Preview {{name}}',
    failed: 'The file could not be loaded',
    notShown: 'The file is not what its name says and cannot be shown',
    save: 'Download',
  },
)
