namespace SplNet.Syntax;

/// <summary>Asks for the name that was probably meant, before an advice.</summary>
internal static class Question
{
    public static string For(string name, IEnumerable<string> known) => For(Spelling.Nearest(name, known));

    /// <summary>The question for a name; empty without one.</summary>
    public static string For(string? meant) => meant is null ? string.Empty : $"Did you mean '{meant}'? ";
}
