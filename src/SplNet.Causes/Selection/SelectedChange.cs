namespace SplNet.Causes.Selection;

/// <summary>A change that an operand depends on.</summary>
/// <param name="Name">The method or type as its author would say it, or the file.</param>
/// <param name="File">The source; null if it is not known.</param>
/// <param name="Line">Its first line; 0 if it is not known.</param>
internal sealed record SelectedChange(string Name, string? File = null, int Line = 0);
