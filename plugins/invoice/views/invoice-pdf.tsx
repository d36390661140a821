import {
  type ActionViewProps,
  Button,
  getErrorMessage,
  type KeysOf,
  MessagePanel,
  PdfFrame,
  saveFile,
  useKitText,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import { type InvoiceApply, invoiceApply } from '@jwsk/sdk/biz'
import { operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import type texts from '../locales/zh-cn'
import { toPdf } from './to-pdf'

/** Issued invoice, to view or to save. */
export default function InvoicePdf({ target }: ActionViewProps<InvoiceApply>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const { client, scope } = useRuntime()
  const id = target.id ?? ''
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: operationKey(scope, invoiceApply.file, { id }),
    queryFn: async ({ signal }) => ({ file: await toPdf(await client.call(invoiceApply.file, { id }, { signal })) }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error || (data && !data.file))
    return (
      <MessagePanel icon="error" tone="danger" title={t('file.failed')} text={error ? getErrorMessage(error, kitText) : t('file.notPdf')}>
        <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {kitText('actions.retry')}
        </Button>
      </MessagePanel>
    )
  if (!data?.file) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  const { file } = data
  const name = t('file.name', { number: target.invoiceNo ?? '' })
  return (
    <div className="kit-view">
      <PdfFrame file={file} name={name} />
      <div className="flex flex-wrap align-items-center gap-2">
        <Button icon="download" onClick={() => saveFile(file, `${name}.pdf`)}>
          {t('file.save')}
        </Button>
      </div>
    </div>
  )
}
