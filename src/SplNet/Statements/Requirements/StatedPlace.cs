namespace SplNet.Statements.Requirements;

/// <summary>The place in a file where a requirement is stated.</summary>
/// <param name="File">The path of the file, found at run time or recorded by the compiler.</param>
/// <param name="Line">The line, from 1.</param>
/// <param name="Column">The column, from 1; null if only the line is known.</param>
internal sealed record StatedPlace(string File, int Line, int? Column);
