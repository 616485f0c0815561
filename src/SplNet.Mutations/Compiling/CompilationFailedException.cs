namespace SplNet.Mutations.Compiling;

/// <summary>A project cannot be compiled here, although its build may succeed. The message states the reason for the user.</summary>
internal sealed class CompilationFailedException(string message) : Exception(message);
