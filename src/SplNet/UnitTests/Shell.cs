using System.Collections;
using System.Text;

namespace SplNet.UnitTests;

/// <summary>Parts of commands as people paste them into their shell.</summary>
/// <param name="Assign">What sets a variable for the command that follows.</param>
/// <param name="Quote">A word in quotes.</param>
/// <param name="Remark">What begins a remark behind a command.</param>
internal sealed record Shell(Func<string, string, string> Assign, Func<string, string> Quote, string Remark)
{
    /// <summary>The shells of Unix, and Git Bash and its kin on Windows.</summary>
    public static readonly Shell Sh = new(static (variable, value) => $"{variable}={value}", static word => $"'{word.Replace("'", "'\\''", StringComparison.Ordinal)}'", "#");

    /// <summary>Windows PowerShell and PowerShell.</summary>
    public static readonly Shell PowerShell = new(static (variable, value) => $"$env:{variable}={value};", static word => $"'{word.Replace("'", "''", StringComparison.Ordinal)}'", "#");

    /// <summary>Windows' <c>cmd</c>, where a blank before an ampersand would be part of the value.</summary>
    public static readonly Shell Cmd = new(static (variable, value) => $"set {variable}={value}&", DoublyQuoted, "& rem");

    private const string Plain = "._=/:+-~";

    /// <summary>The shell from which this process was started, as far as the environment tells.</summary>
    public static Shell Current { get; } = OperatingSystem.IsWindows()
        ? OnWindows(Environment.GetEnvironmentVariables(), Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments))
        : Sh;

    /// <summary>What sets a variable for the command that follows.</summary>
    public string Assignment(string variable, string value) => Assign(variable, value);

    /// <summary>A word, in quotes where a shell would take it apart, leave it out or put something in its place.</summary>
    public string Word(string word) => IsPlain(word) ? word : Quote(word);

    /// <summary>The shell that has left these variables; PowerShell where none has, which every Windows has.</summary>
    /// <param name="variables">The environment.</param>
    /// <param name="documents">The user's documents, below which PowerShell looks for modules.</param>
    internal static Shell OnWindows(IDictionary variables, string documents)
    {
        if (variables.Contains("MSYSTEM") || variables.Contains("SHELL"))
            return Sh;

        // Windows itself sets the path of modules; PowerShell adds the user's.
        var modules = variables["PSModulePath"] as string ?? string.Empty;
        var isPowerShell = documents.Length > 0 && modules.Split(';').Any(path => path.StartsWith(documents, StringComparison.OrdinalIgnoreCase));
        return variables.Contains("PROMPT") && !isPowerShell ? Cmd : PowerShell;
    }

    // At the beginning of a word ~ is the home of a user, and = to zsh the path of a program.
    private static bool IsPlain(string word) => word is not ("" or ['~' or '=', ..])
        && word.All(static character => char.IsAsciiLetterOrDigit(character) || Plain.Contains(character, StringComparison.Ordinal));

    // To cmd every quotation mark begins or ends a quotation, also one behind a backslash, so an ampersand behind it would begin a command. Programs read two as one, and backslashes before them in pairs.
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
