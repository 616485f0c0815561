namespace SplNet.Views.Mutations;

/// <summary>A table that is shown unchanged.</summary>
/// <param name="Caption">Its caption.</param>
/// <param name="Head">The heads of its columns.</param>
/// <param name="Rows">Its rows of unescaped texts.</param>
/// <param name="NumbersFrom">The first column with numbers.</param>
internal sealed record ShownTable(
    string Caption, IReadOnlyList<string> Head, IReadOnlyList<IReadOnlyList<string>> Rows, int NumbersFrom = 1);
