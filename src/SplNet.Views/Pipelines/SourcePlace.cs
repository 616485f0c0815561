namespace SplNet.Views.Pipelines;

/// <summary>Where in the sources something is stated.</summary>
/// <param name="File">The file, below the root of the repository and with slashes; as it was compiled where it lies elsewhere.</param>
/// <param name="Line">The line, from 1.</param>
/// <param name="Column">The column, from 1; null where only the line is known.</param>
internal sealed record SourcePlace(string File, int Line, int? Column);
