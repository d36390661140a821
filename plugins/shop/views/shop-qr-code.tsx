import { type ActionViewProps, QrLabel, QueryBoundary, useOperationQuery } from '@jwsk/kit'
import { type Shop, shop } from '@jwsk/sdk/biz'

/** QR code label for a shop's door. */
export default function ShopQrCode({ target }: ActionViewProps<Shop>) {
  const query = useOperationQuery(shop.qrcode, { id: target.id ?? '' })
  const { shopName, shopCode, buildingNo = '' } = target
  return (
    <QueryBoundary {...query}>
      {({ content }) => <QrLabel content={content} title={shopName} lines={[shopCode, buildingNo].filter((line) => line !== '')} />}
    </QueryBoundary>
  )
}
