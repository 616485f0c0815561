using System.Reflection;
using SplNet.Statements.Experiments;
using SplNet.Statements.Requirements;
using SplNet.UnitTests;
using SplNet.Values;

namespace SplNet.Replaying;

/// <summary>A text requirement: no test runs again; the text is parsed and bound again.</summary>
/// <param name="Home">The path of the assembly whose dependencies the process resolves.</param>
/// <param name="Scope">The names and paths of the assemblies whose types the formula may name.</param>
/// <param name="Carrier">The member with the formula; null in a file.</param>
/// <param name="Place">The name of the text in diagnostics.</param>
/// <param name="Text">The text: the whole file, or the formula.</param>
/// <param name="IsFile">True if the text is a file.</param>
/// <param name="Options">The options that are stated outside of the text, as after <c>with</c>; empty for none.</param>
/// <param name="Number">The index of the requirement in the text, from 0.</param>
internal sealed record RequirementOrigin(
    string Home, IReadOnlyList<(string Name, string Path)> Scope, MemberReference? Carrier, string Place, string Text, bool IsFile,
    string Options, int Number) : ExperimentOrigin
{
    public override string AssemblyPath => Home;

    public static RequirementOrigin Of(RequirementText text, int number, string home) => new(
        home,
        [.. text.Scope.Select(static assembly => (assembly.GetName().Name!, assembly.Location))],
        text.Carrier is null ? null : MemberReference.Of(text.Scope[0], text.Carrier),
        text.Place,
        text.Text,
        text.IsFile,
        string.Join(", ", text.Further),
        number);

    public override ExperimentOrigin In(Func<string, string> placeOf) => this with
    {
        Home = placeOf(Home),
        Scope = [.. Scope.Select(part => (part.Name, placeOf(part.Path)))],
    };

    public override bool RunsAgain => false;

    public override bool IsInOneFolder => Scope.All(part => Path.GetDirectoryName(part.Path) == Path.GetDirectoryName(Home));

    // The names of a text's operands describe them completely, so their runs are the same whatever else the text claims.
    public override (ExperimentOrigin Origin, ExperimentSite? Site) SharedPart(ExperimentSite site) =>
        (this with { Place = string.Empty, Text = string.Empty, Options = string.Empty, Number = 0 }, null);

    public override Task ReachAsync(ReplaySession session)
    {
        var requirement = Load();
        if (!session.Reach(requirement.Operand))
            throw new UnreplayableTestException(
                $"The requirement cannot be bound in the measuring process: {string.Join(" ", requirement.Problems)}");
        return Task.CompletedTask;
    }

    /// <summary>The requirement, parsed and bound in this process.</summary>
    public SplRequirement Load()
    {
        var home = TestAssembly.Load(Home);
        Assembly[] scope = [.. Scope.Select(part => part.Path == Home ? home : Load(part.Name, part.Path))];
        var text = IsFile
            ? RequirementText.OfFile(Place, Text, scope, home)
            : RequirementText.OfFormula(Place, Text, Carrier?.FindIn(scope[0]), scope, [.. Parser.ReadOptions(Options)]);
        return new SplRequirement(text, Number, string.Empty);
    }

    public override void Write(BinaryWriter writer)
    {
        writer.Write((byte)OriginKind.Requirement);
        writer.Write(Home);
        writer.Write(Scope.Count);
        foreach (var (name, path) in Scope)
        {
            writer.Write(name);
            writer.Write(path);
        }

        writer.Write(Carrier is not null);
        writer.Write(Carrier?.Assembly ?? string.Empty);
        writer.Write(Carrier?.Type ?? string.Empty);
        writer.Write(Carrier?.Signature ?? string.Empty);
        writer.Write(Place);
        writer.Write(Text);
        writer.Write(IsFile);
        writer.Write(Options);
        writer.Write(Number);
    }

    public static RequirementOrigin ReadFrom(BinaryReader reader)
    {
        var home = reader.ReadString();
        var scope = reader.ReadArray(static one => (one.ReadString(), one.ReadString()));
        var isCarried = reader.ReadBoolean();
        var carrier = new MemberReference(reader.ReadString(), reader.ReadString(), reader.ReadString());
        return new RequirementOrigin(
            home, scope, isCarried ? carrier : null, reader.ReadString(), reader.ReadString(), reader.ReadBoolean(),
            reader.ReadString(), reader.ReadInt32());
    }

    // The home's dependencies locate its libraries; other assemblies are loaded from their original location.
    private static Assembly Load(string name, string path)
    {
        try
        {
            return Assembly.Load(new AssemblyName(name));
        }
        catch (FileNotFoundException)
        {
            return TestAssembly.Load(path);
        }
    }
}
