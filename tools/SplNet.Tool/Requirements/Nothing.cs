namespace SplNet.Tool.Requirements;

/// <summary>No requirement at all, which is never a success.</summary>
internal static class Nothing
{
    public static ExitCode Say(TextWriter errors, RequirementInputs inputs)
    {
        errors.WriteLine(inputs.Filter is { } filter
            ? $"Nothing to run: no requirement {(filter.StartsWith(RequirementInputs.Exactly) ? $"has the name or the place '{filter[1..]}'" : $"has '{filter}' in its name, its category or its place")}. 'splnet list' without --filter shows them all."
            : $"Nothing to run: there is no [Spl] attribute and no formula in {string.Join(", ", inputs.Files)}.");
        return ExitCode.NothingToRun;
    }
}
