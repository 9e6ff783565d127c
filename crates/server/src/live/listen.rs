//! Hearing of what other nodes have written.

use std::time::Duration;

use crate::service::Service;
use crate::store::{Change, StoreError};

/// How long to wait before listening again after the connection was lost.
const PAUSE: Duration = Duration::from_secs(1);

/// Shows the watchers on this node what others have written, for ever.
pub async fn listen(service: Service) {
    loop {
        if let Err(reason) = hear(&service).await {
            tracing::warn!(%reason, "cannot hear the other nodes");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn hear(service: &Service) -> Result<(), StoreError> {
    let mut listener = service.store().listen().await?;
    // Nobody told us anything before we listened.
    service.refresh_all().await;
    loop {
        match listener.next().await? {
            Change::Entry(id, number) => service.refresh_to(&id, number).await,
            Change::Chat(id) => service.hub().show_chat(&id),
            Change::SignedOut(who) => service.hub().sign_out(&who),
            Change::Anything => service.refresh_all().await,
        }
    }
}
