//! Follows what other nodes write.

use std::time::Duration;

use crate::service::Service;
use crate::store::{Change, StoreError};

/// The pause before reconnecting.
const PAUSE: Duration = Duration::from_secs(1);

/// Shows viewers on this node what other nodes write. Never returns.
pub async fn listen(service: Service) {
    loop {
        if let Err(reason) = hear(&service).await {
            tracing::warn!(%reason, "no notifications from other nodes, reconnecting");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn hear(service: &Service) -> Result<(), StoreError> {
    let mut listener = service.store().listen().await?;
    // Changes from before we listened were not announced.
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
