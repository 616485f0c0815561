namespace SplNet.Analyzers.Tests.Binding;

/// <summary>A problem of a formula.</summary>
/// <param name="Place">Its code and its place.</param>
/// <param name="Text">Severity, code, message, advice, and the replacement.</param>
internal sealed record FoundProblem(string Place, string Text);
