//! Opening a database: its address, its settings, its migrations.
