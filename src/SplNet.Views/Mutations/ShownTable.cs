namespace SplNet.Views.Mutations;

/// <summary>A table that is told as it is.</summary>
/// <param name="Caption">What it shows.</param>
/// <param name="Head">The heads of its columns.</param>
/// <param name="Rows">Its rows, texts that are not escaped.</param>
/// <param name="NumbersFrom">The first column with numbers.</param>
internal sealed record ShownTable(string Caption, IReadOnlyList<string> Head, IReadOnlyList<IReadOnlyList<string>> Rows, int NumbersFrom = 1);
