namespace SplNet.Mutations.Compiling;

/// <summary>How a build calls the compiler.</summary>
/// <param name="Arguments">The arguments of <c>csc</c>, one each.</param>
/// <param name="Folder">The folder of the project, in which the compiler runs and to which paths are relative.</param>
internal sealed record CompilerCall(IReadOnlyList<string> Arguments, string Folder);
