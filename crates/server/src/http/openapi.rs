//! Completes the OpenAPI document with what holds for every operation: problems have their own content type, and any request can be
//! malformed, too large, too frequent or meet a server in trouble.

use axum::http::StatusCode;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, Response};

/// The content type of problems.
pub(super) const PROBLEM: &str = "application/problem+json";

/// What any operation can answer.
const ANYWHERE: [StatusCode; 9] = [
    StatusCode::BAD_REQUEST,
    StatusCode::UNAUTHORIZED,
    StatusCode::FORBIDDEN,
    StatusCode::NOT_FOUND,
    StatusCode::PAYLOAD_TOO_LARGE,
    StatusCode::UNSUPPORTED_MEDIA_TYPE,
    StatusCode::UNPROCESSABLE_ENTITY,
    StatusCode::TOO_MANY_REQUESTS,
    StatusCode::SERVICE_UNAVAILABLE,
];

/// Adds the problems that any operation can answer, and corrects the content type of all.
pub(super) fn complete(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch];
        operations.into_iter().flatten().for_each(complete_operation);
    }
}

fn complete_operation(operation: &mut Operation) {
    let responses = &mut operation.responses.responses;
    for status in ANYWHERE {
        let about = status.canonical_reason().unwrap_or_default();
        responses.entry(status.as_str().to_owned()).or_insert_with(|| Response::new(about).into());
    }
    for (status, response) in responses {
        // 4xx and 5xx are problems.
        if let (true, RefOr::T(response)) = (status.starts_with(['4', '5']), response) {
            response.content.clear();
            let problem = Content::new(Some(RefOr::Ref(Ref::from_schema_name("Problem"))));
            response.content.insert(PROBLEM.to_owned(), RefOr::T(problem));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn every_operation_documents_its_problems() {
        let document = serde_json::to_value(super::super::document()).unwrap();
        let problem = json!({ "schema": { "$ref": "#/components/schemas/Problem" } });
        assert!(document["components"]["schemas"]["Problem"].is_object());
        let operations = document["paths"].as_object().unwrap().values().flat_map(|item| item.as_object().unwrap());
        for (method, operation) in operations.filter(|(_, operation)| operation["responses"].is_object()) {
            let responses = operation["responses"].as_object().unwrap();
            for status in ANYWHERE {
                assert_eq!(responses[status.as_str()]["content"], json!({ PROBLEM: problem }), "{method} {operation}");
            }
            let is_problem = |content: &Value| content.get(PROBLEM).is_some();
            for (status, response) in responses.iter().filter(|(status, _)| status.starts_with('2')) {
                assert!(!is_problem(&response["content"]), "{status} of {method} {operation}");
            }
        }
    }
}
