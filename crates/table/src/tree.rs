//! A JSON document as a flat list of nodes: cheap to make and to compare.

use std::cell::RefCell;
use std::fmt::{self, Write};

use serde::ser::{self, Serialize};

/// A document. Made by serialising anything.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    /// All texts.
    text: String,
    /// The names of fields.
    keys: Vec<&'static str>,
}

/// A value, followed by what it contains. Keys precede their values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Node {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    /// A text, or a key that is not the name of a field: where it starts in `text`, and its length.
    Text(u32, u32),
    /// The name of a field: its place in `keys`.
    Key(u32),
    /// The number of nodes inside.
    Array(u32),
    /// The number of nodes inside, keys included.
    Object(u32),
}

impl Tree {
    /// Makes the document of a value, for as long as `read` needs it.
    pub(crate) fn with<R>(value: &impl Serialize, read: impl FnOnce(&Self) -> R) -> R {
        thread_local! {
            /// The memory of earlier documents.
            static SPARE: RefCell<Vec<Tree>> = const { RefCell::new(Vec::new()) };
        }
        let mut tree = SPARE.with_borrow_mut(Vec::pop).unwrap_or_default();
        // Only keys that are not texts and numbers beyond 64 bits fail; the documents of a table have neither.
        let _ = value.serialize(&mut tree);
        let result = read(&tree);
        tree.nodes.clear();
        tree.text.clear();
        tree.keys.clear();
        SPARE.with_borrow_mut(|spare| spare.push(tree));
        result
    }

    /// The node at this place; null in an empty document.
    pub(crate) fn node(&self, at: usize) -> Node {
        self.nodes.get(at).copied().unwrap_or(Node::Null)
    }

    /// The place after the value at this place.
    pub(crate) fn after(&self, at: usize) -> usize {
        match self.node(at) {
            Node::Array(inside) | Node::Object(inside) => at + 1 + inside as usize,
            _ => at + 1,
        }
    }

    /// The places of the values in an array.
    pub(crate) fn items(&self, array: usize) -> impl Iterator<Item = usize> {
        let end = self.after(array);
        let mut at = array + 1;
        std::iter::from_fn(move || {
            let item = (at < end).then_some(at)?;
            at = self.after(item);
            Some(item)
        })
    }

    /// The keys of an object, each with the place of its value.
    pub(crate) fn fields(&self, object: usize) -> impl Iterator<Item = (&str, usize)> {
        let end = self.after(object);
        let mut at = object + 1;
        std::iter::from_fn(move || {
            let key = (at < end).then_some(at)?;
            at = self.after(key + 1);
            Some((self.text_at(key), key + 1))
        })
    }

    /// The text or key at this place.
    pub(crate) fn text_at(&self, at: usize) -> &str {
        match self.node(at) {
            Node::Text(start, len) => &self.text[start as usize..(start + len) as usize],
            Node::Key(at) => self.keys[at as usize],
            _ => "",
        }
    }

    /// Are the values at these places equal?
    pub(crate) fn is_same(&self, at: usize, other: &Self, there: usize) -> bool {
        let (len, length) = (self.after(at) - at, other.after(there) - there);
        len == length && (0..len).all(|step| self.is_same_node(at + step, other, there + step))
    }

    /// Are the nodes at these places equal? What arrays and objects contain does not count.
    pub(crate) fn is_same_node(&self, at: usize, other: &Self, there: usize) -> bool {
        match (self.node(at), other.node(there)) {
            (Node::Text(..) | Node::Key(_), Node::Text(..) | Node::Key(_)) => {
                is_same_text(self.text_at(at), other.text_at(there))
            }
            (one, two) => one == two,
        }
    }

    /// Do the objects at these places have the same keys in the same order?
    pub(crate) fn has_same_keys(&self, at: usize, other: &Self, there: usize) -> bool {
        let mut others = other.fields(there);
        self.fields(at).all(|(key, _)| others.next().is_some_and(|(other, _)| is_same_text(key, other)))
            && others.next().is_none()
    }

    /// Writes the value at this place as JSON.
    pub(crate) fn write(&self, at: usize, out: &mut String) {
        // Writing to a `String` cannot fail.
        let _ = match self.node(at) {
            Node::Null => write!(out, "null"),
            Node::Bool(is_so) => write!(out, "{is_so}"),
            Node::Int(number) => write!(out, "{number}"),
            Node::Float(number) => write!(out, "{number}"),
            Node::Text(..) | Node::Key(_) => {
                write_text(self.text_at(at), out);
                Ok(())
            }
            Node::Array(_) => {
                out.push('[');
                for (number, item) in self.items(at).enumerate() {
                    if number > 0 {
                        out.push(',');
                    }
                    self.write(item, out);
                }
                out.push(']');
                Ok(())
            }
            Node::Object(_) => {
                out.push('{');
                for (number, (key, value)) in self.fields(at).enumerate() {
                    if number > 0 {
                        out.push(',');
                    }
                    write_text(key, out);
                    out.push(':');
                    self.write(value, out);
                }
                out.push('}');
                Ok(())
            }
        };
    }

    fn put(&mut self, node: Node) -> Result<(), Error> {
        self.nodes.push(node);
        Ok(())
    }

    fn put_text(&mut self, text: &str) -> Result<(), Error> {
        let start = self.text.len() as u32;
        self.text.push_str(text);
        self.put(Node::Text(start, text.len() as u32))
    }

    fn put_key(&mut self, key: &'static str) -> Result<(), Error> {
        self.keys.push(key);
        self.put(Node::Key(self.keys.len() as u32 - 1))
    }

    /// Opens an array or object; `named` is the variant of an enum that it belongs to.
    fn open(&mut self, node: Node, named: Option<&'static str>) -> Result<Open<'_>, Error> {
        let outer = self.nodes.len();
        if let Some(name) = named {
            self.put(Node::Object(0))?;
            self.put_key(name)?;
        }
        let at = self.nodes.len();
        self.put(node)?;
        Ok(Open { tree: self, at, outer })
    }

    fn close(&mut self, at: usize) {
        let inside = (self.nodes.len() - at - 1) as u32;
        self.nodes[at] =
            if matches!(self.nodes[at], Node::Array(_)) { Node::Array(inside) } else { Node::Object(inside) };
    }
}

/// Compares texts. Names of fields are mostly the very same text.
fn is_same_text(one: &str, two: &str) -> bool {
    std::ptr::eq(one, two) || one == two
}

/// Writes a text as JSON.
pub(crate) fn write_text(text: &str, out: &mut String) {
    out.push('"');
    let mut plain = 0;
    for (at, byte) in text.bytes().enumerate() {
        let escaped = match byte {
            b'"' => "\\\"",
            b'\\' => "\\\\",
            b'\n' => "\\n",
            0..0x20 => "",
            _ => continue,
        };
        out.push_str(&text[plain..at]);
        out.push_str(escaped);
        if escaped.is_empty() {
            let _ = write!(out, "\\u{byte:04x}");
        }
        plain = at + 1;
    }
    out.push_str(&text[plain..]);
    out.push('"');
}

/// An array or object that is being filled.
pub(crate) struct Open<'a> {
    tree: &'a mut Tree,
    at: usize,
    /// The object around it, or itself.
    outer: usize,
}

impl Open<'_> {
    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.tree)
    }

    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        self.tree.put_key(key)?;
        self.value(value)
    }

    fn close(self) -> Result<(), Error> {
        self.tree.close(self.at);
        if self.outer != self.at {
            self.tree.close(self.outer);
        }
        Ok(())
    }
}

/// A value that no JSON document can hold.
#[derive(Debug)]
pub(crate) struct Error;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no JSON document can hold this value")
    }
}

impl std::error::Error for Error {}

impl ser::Error for Error {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

macro_rules! numbers {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, value: $type) -> Result<(), Error> {
            self.put(Node::Int(i64::from(value)))
        })*
    };
}

impl<'a> ser::Serializer for &'a mut Tree {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8,
        serialize_u16: u16, serialize_u32: u32);

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.put(Node::Int(i64::try_from(value).map_err(|_| Error)?))
    }

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.put(Node::Bool(value))
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.put(Node::Float(value.into()))
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.put(Node::Float(value))
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.put_text(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.put_text(value)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Error> {
        Err(Error)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.put(Node::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.put(Node::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.put(Node::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.put_text(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut object = self.open(Node::Object(0), None)?;
        object.field(variant, value)?;
        object.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Error> {
        self.open(Node::Array(0), None)
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, Error> {
        self.open(Node::Array(0), None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Error> {
        self.open(Node::Array(0), None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Error> {
        self.open(Node::Array(0), Some(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Error> {
        self.open(Node::Object(0), None)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Error> {
        self.open(Node::Object(0), None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Error> {
        self.open(Node::Object(0), Some(variant))
    }
}

macro_rules! sequences {
    ($($name:ident: $method:ident),*) => {
        $(impl ser::$name for Open<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.value(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

sequences!(SerializeSeq: serialize_element, SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field);

macro_rules! structs {
    ($($name:ident),*) => {
        $(impl ser::$name for Open<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.field(key, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

structs!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let at = self.tree.nodes.len();
        self.value(key)?;
        // Numbers are keys too, as text.
        match self.tree.node(at) {
            Node::Text(..) => Ok(()),
            Node::Int(number) => {
                self.tree.nodes.truncate(at);
                self.tree.put_text(&number.to_string())
            }
            _ => Err(Error),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.value(value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}
