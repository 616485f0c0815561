namespace SplNet.Mutations.Compiling;

/// <summary>The compiler call of a build.</summary>
/// <param name="Arguments">The separate arguments of <c>csc</c>.</param>
/// <param name="Folder">The folder of the project, in which the compiler runs and to which paths are relative.</param>
internal sealed record CompilerCall(IReadOnlyList<string> Arguments, string Folder);
