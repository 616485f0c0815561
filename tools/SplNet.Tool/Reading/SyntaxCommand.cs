using System.Globalization;
using SplNet.Statements.Requirements;
using SplNet.Syntax;

namespace SplNet.Tool.Reading;

/// <summary>The command <c>splnet check-syntax</c>: texts, problems, a line for each text that has none.</summary>
internal sealed class SyntaxCommand(TextReader input, TextWriter output, TextWriter errors)
{
    private const string StandardInput = "-";

    private int _errors;
    private bool _isUnread;

    public ExitCode Run(IReadOnlyList<string> files, IReadOnlyList<string> formulas)
    {
        foreach (var file in files)
        {
            if (Read(file) is { } text)
                Report(FormulaCheck.File(text), file == StandardInput ? "stdin" : file, static root => root.Requirements.Count);
        }

        foreach (var formula in formulas)
            Report(FormulaCheck.Formula(formula), "formula", static _ => 1);
        if (_isUnread)
            return ExitCode.Usage;
        return _errors > 0 ? ExitCode.Fail : ExitCode.Ok;
    }

    private void Report<T>(ParsedText<T> parsed, string name, Func<T, int> requirements)
        where T : SyntaxNode
    {
        foreach (var diagnostic in parsed.Diagnostics)
            output.WriteLine(parsed.Describe(diagnostic, name));
        _errors += parsed.Diagnostics.Count(static diagnostic => diagnostic.IsError);
        if (!parsed.HasErrors)
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{name}: no errors in {Count(requirements(parsed.Root))}"));
    }

    private string? Read(string file)
    {
        if (file == StandardInput)
            return BoundedText.Read(input);
        if (Directory.Exists(file))
        {
            errors.WriteLine($"{file} is a folder. Name a file of formulas.");
            _isUnread = true;
            return null;
        }

        try
        {
            var (text, problem) = RequirementBytes.Read(RequirementBytes.Of(file), file);
            if (text is null)
            {
                output.WriteLine(problem);
                _errors++;
            }

            return text;
        }
        catch (Exception unreadable)
            when (unreadable is IOException or UnauthorizedAccessException or NotSupportedException or ArgumentException)
        {
            errors.WriteLine($"{file} cannot be read: {unreadable.Message}");
            _isUnread = true;
            return null;
        }
    }

    private static string Count(int requirements) =>
        requirements == 1 ? "1 requirement" : string.Create(CultureInfo.InvariantCulture, $"{requirements} requirements");
}
