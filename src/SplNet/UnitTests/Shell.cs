using System.Collections;
using System.Text;

namespace SplNet.UnitTests;

/// <summary>Formats parts of commands that users paste into their shell.</summary>
/// <param name="Assign">Sets a variable for the command that follows.</param>
/// <param name="Quote">Quotes a word.</param>
/// <param name="Remark">The start of a comment after a command.</param>
internal sealed record Shell(Func<string, string, string> Assign, Func<string, string> Quote, string Remark)
{
    /// <summary>The shells of Unix, and Git Bash and similar shells on Windows.</summary>
    public static readonly Shell Sh = new(
        static (variable, value) => $"{variable}={value}", static word => $"'{word.Replace("'", "'\\''", StringComparison.Ordinal)}'", "#");

    /// <summary>Windows PowerShell and PowerShell.</summary>
    public static readonly Shell PowerShell = new(
        static (variable, value) => $"$env:{variable}={value};",
        static word => $"'{word.Replace("'", "''", StringComparison.Ordinal)}'",
        "#");

    /// <summary>Windows' <c>cmd</c>, where a space before an ampersand would be part of the value.</summary>
    public static readonly Shell Cmd = new(static (variable, value) => $"set {variable}={value}&", DoublyQuoted, "& rem");

    private const string Plain = "._=/:+-~";

    /// <summary>The shell that started this process, as far as the environment shows.</summary>
    public static Shell Current { get; } = OperatingSystem.IsWindows()
        ? OnWindows(Environment.GetEnvironmentVariables(), Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments))
        : Sh;

    /// <summary>Sets a variable for the command that follows.</summary>
    public string Assignment(string variable, string value) => Assign(variable, value);

    /// <summary>A word, quoted if a shell would split, drop or expand it.</summary>
    public string Word(string word) => IsPlain(word) ? word : Quote(word);

    /// <summary>The shell that set these variables; PowerShell if none did, because every Windows has it.</summary>
    /// <param name="variables">The environment.</param>
    /// <param name="documents">The user's documents folder, below which PowerShell looks for modules.</param>
    internal static Shell OnWindows(IDictionary variables, string documents)
    {
        if (variables.Contains("MSYSTEM") || variables.Contains("SHELL"))
            return Sh;

        // Windows itself sets the module path; PowerShell adds the user's path.
        var modules = variables["PSModulePath"] as string ?? string.Empty;
        var isPowerShell = documents.Length > 0
            && modules.Split(';').Any(path => path.StartsWith(documents, StringComparison.OrdinalIgnoreCase));
        return variables.Contains("PROMPT") && !isPowerShell ? Cmd : PowerShell;
    }

    // At the start of a word, ~ is a home directory, and in zsh = is the path of a program.
    private static bool IsPlain(string word) => word is not ("" or ['~' or '=', ..])
        && word.All(static character => char.IsAsciiLetterOrDigit(character) || Plain.Contains(character, StringComparison.Ordinal));

    // In cmd, every quotation mark starts or ends a quotation, even after a backslash, so a following ampersand would start a command.
    // Programs read two quotation marks as one, and preceding backslashes in pairs.
    private static string DoublyQuoted(string word)
    {
        var (quoted, backslashes) = (new StringBuilder("\""), 0);
        foreach (var character in word)
        {
            if (character == '"')
                quoted.Append('\\', backslashes).Append('"');
            backslashes = character == '\\' ? backslashes + 1 : 0;
            quoted.Append(character);
        }

        return quoted.Append('\\', backslashes).Append('"').ToString();
    }
}
