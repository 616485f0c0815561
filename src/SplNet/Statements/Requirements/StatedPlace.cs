namespace SplNet.Statements.Requirements;

/// <summary>Where in a file a requirement is stated.</summary>
/// <param name="File">The file, as it is found or was compiled.</param>
/// <param name="Line">The line, from 1.</param>
/// <param name="Column">The column, from 1; null where only the line is known.</param>
internal sealed record StatedPlace(string File, int Line, int? Column);
