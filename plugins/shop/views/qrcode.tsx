import { type ActionViewProps, QrLabel, useAnswer } from '@jwsk/kit'
import { type Shop, shop } from '@jwsk/sdk/biz'

/** The label for a shop's door. */
export default function ShopQrcode({ target }: ActionViewProps<Shop>) {
  const { data } = useAnswer(shop.qrcode, { id: target.id ?? '' })
  if (!data) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  const { shopName, shopCode, buildingNo = '' } = target
  return <QrLabel content={data.content} title={shopName} lines={[shopCode, buildingNo].filter((line) => line !== '')} />
}
