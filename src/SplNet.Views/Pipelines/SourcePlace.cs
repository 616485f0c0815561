namespace SplNet.Views.Pipelines;

/// <summary>The place of a statement in the sources.</summary>
/// <param name="File">The file, below the root of the repository and with slashes; the path of compilation if it is elsewhere.</param>
/// <param name="Line">The line, from 1.</param>
/// <param name="Column">The column, from 1; null if only the line is known.</param>
internal sealed record SourcePlace(string File, int Line, int? Column);
