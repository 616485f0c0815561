using System.Text.Json;

namespace SplNet.Statements.Requirements;

/// <summary>The key by which a requirement is found again: by name in a file, by number on a member.</summary>
/// <param name="Name">The name.</param>
/// <param name="Home">The full path of the requesting assembly; empty for attributes.</param>
/// <param name="File">The full path of the file; empty for attributes.</param>
/// <param name="Carrier">The member with the attribute; null in a file.</param>
/// <param name="Number">The index of the attribute on its member, from 0.</param>
internal sealed record RequirementKey(string Name, string Home, string File, MemberReference? Carrier, int Number)
{
    public override string ToString() => JsonSerializer.Serialize(this, RequirementKeyJson.Default.RequirementKey);

    /// <summary>Parses a text from <see cref="ToString"/>; null for any other text.</summary>
    public static RequirementKey? Read(string text)
    {
        try
        {
            return JsonSerializer.Deserialize(
                text, RequirementKeyJson.Default.RequirementKey) is { Name: not null, Home: not null, File: not null } key
                ? key
                : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    /// <summary>Finds the requirement; a removed one becomes a requirement that reports its absence.</summary>
    public SplRequirement Find()
    {
        try
        {
            return (Carrier is { } carrier ? OnMember(carrier) : InFile()) ?? Gone("nothing of that name is there");
        }
        catch (SplNetException lost)
        {
            return Gone(lost.Message.TrimEnd('.'));
        }
    }

    private string Place => Carrier is null ? File : Carrier.Type.Length == 0 ? Carrier.Assembly : Carrier.Type;

    private SplRequirement? InFile() =>
        SplRequirements.OfFile(File, LoadedAssembly.At(Home)).FirstOrDefault(requirement => requirement.Name == Name);

    private SplRequirement? OnMember(MemberReference carrier)
    {
        var assembly = LoadedAssembly.At(carrier.Assembly);
        if (Number == AbsentRequirement.Number)
            return AbsentRequirement.On(assembly, carrier.FindIn(assembly));
        return CarriedRequirements.Of(assembly, carrier.FindIn(assembly), null)
            .FirstOrDefault(requirement => requirement.Key.Number == Number)?.Named(Name);
    }

    private SplRequirement Gone(string reason) => new(
        RequirementText.Missing(Place, $"{Place}: {FormulaDiagnostic.Of(FormulaRules.RequirementGone, default, null, Name, reason)}", null),
        0, Name);
}
