import { type ActionViewProps, QrLabel, QueryBoundary, useOperationQuery } from '@jwsk/kit'
import { type ParkingLot, parkingLot } from '@jwsk/sdk/biz'

/** QR code of a lot's entrance, for printing. */
export default function LotLabel({ target }: ActionViewProps<ParkingLot>) {
  const query = useOperationQuery(parkingLot.qrcode, { id: target.id })
  return (
    <QueryBoundary {...query}>
      {({ content }) => <QrLabel content={content} title={target.lotName} lines={[target.lotCode ?? '', target.address ?? '']} />}
    </QueryBoundary>
  )
}
