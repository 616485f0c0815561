using SplNet.Tool.Reporting;

namespace SplNet.Tool.Requirements;

/// <summary>The command <c>splnet list</c>: which requirements there are, and what is wrong with their texts.</summary>
internal sealed class ListCommand(TextWriter output, TextWriter errors)
{
    public ExitCode Run(RequirementInputs inputs)
    {
        if (new RequirementSearch(inputs, adjust: null, errors).Find() is not { } requirements)
            return ExitCode.Usage;
        if (requirements.Count == 0)
            return Nothing.Say(errors, inputs);
        Screen.Show(output, [new ReportSection(
            "Requirements", [.. requirements.Select(static requirement => (requirement.Location, Described(requirement)))])]);
        var problems = requirements.SelectMany(static requirement => requirement.Problems).Distinct(StringComparer.Ordinal).ToList();
        foreach (var problem in problems)
            errors.WriteLine(problem);
        return problems.Count > 0 ? ExitCode.Fail : ExitCode.Ok;
    }

    private static string Described(SplRequirement requirement)
    {
        var formula = requirement.Formula.Length == 0 || requirement.Formula == requirement.Name
            ? requirement.Name
            : $"{requirement.Name}: {requirement.Formula}";
        return requirement.Categories.Count == 0 ? formula : $"{formula} ({string.Join(", ", requirement.Categories)})";
    }
}
