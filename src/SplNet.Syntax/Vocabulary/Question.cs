namespace SplNet.Syntax;

/// <summary>Suggests the name that was probably meant, before the advice.</summary>
internal static class Question
{
    public static string For(string name, IEnumerable<string> known) => For(Spelling.Nearest(name, known));

    /// <summary>Formats the question for a name; empty without one.</summary>
    public static string For(string? meant) => meant is null ? string.Empty : $"Did you mean '{meant}'? ";
}
