/** How much of a lot is taken, in the colour of its state. */
export const UseBar = ({ share }: { readonly share: number }) => (
  <span className="portal-bar overflow-hidden border-round" aria-hidden="true">
    <i className="block" style={{ inlineSize: `${share * 100}%` }} />
  </span>
)
