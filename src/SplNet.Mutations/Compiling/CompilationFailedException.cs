namespace SplNet.Mutations.Compiling;

/// <summary>A project cannot be compiled here, though its build may succeed. The message says why, for the user.</summary>
internal sealed class CompilationFailedException(string message) : Exception(message);
