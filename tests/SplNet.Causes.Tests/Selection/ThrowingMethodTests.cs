using System.Reflection;
using System.Runtime.Loader;
using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Selection;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Selection;

/// <summary>
/// Each method of the planted libraries throws in turn. Whatever operand fails then depends on the method, without any counting.
/// </summary>
public sealed class ThrowingMethodTests : IDisposable
{
    private static readonly string[] Names = ["Dep", "Sut", "Workload"];
    private static readonly string[] Operands =
    [
        "Table", "Constant", "Attribute", "DefaultMember", "MethodConstraint", "Generated", "Override", "Async", "Iterator", "Lambda",
        "LocalFunction", "Inlined", "Encode", "Other",
    ];

    private readonly string _folder = OwnedFolder.Create("splnet-throwing-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void OperandThatFails_IsNeverUnaffected()
    {
        PlantedBuild.Base.CopyInto(_folder);
        var runs = Operands.ToDictionary(
            static operand => operand, static operand => PlantedBuild.Base.Executed(operand), StringComparer.Ordinal);
        var (failed, missed, unaffected) = (0, new List<string>(), 0);
        foreach (var name in Names.Take(2))
        {
            var path = Path.Combine(_folder, name + ".dll");
            var original = File.ReadAllBytes(path);
            foreach (var token in TokensIn(original))
            {
                var method = Break(original, path, token);
                var difference = BuildDifference.Between(PlantedBuild.Base.Facts, PlantedBuild.Read(_folder), [], []);
                var failing = Failing();
                failed += failing.Count;
                var skipped = Operands.Where(operand => SelectionRule.Decide(difference, [runs[operand]]).Kind == SelectionKind.Unaffected)
                    .ToList();
                unaffected += skipped.Count;
                missed.AddRange(skipped.Intersect(failing, StringComparer.Ordinal).Select(operand => $"{operand} without {method}"));
            }

            File.WriteAllBytes(path, original);
        }

        Assert.Empty(missed);
        Assert.InRange(failed, 30, int.MaxValue);
        Assert.InRange(unaffected, 10 * failed, int.MaxValue);
    }

    private static List<MetadataToken> TokensIn(byte[] assembly)
    {
        using var module = ModuleDefinition.ReadModule(new MemoryStream(assembly));
        return [.. module.GetTypes().SelectMany(static type => type.Methods).Where(static method => method.HasBody)
            .Select(static method => method.MetadataToken)];
    }

    private static string Break(byte[] original, string path, MetadataToken token)
    {
        using var module = ModuleDefinition.ReadModule(new MemoryStream(original));
        var method = (MethodDefinition)module.LookupToken(token);
        method.Body.Instructions.Insert(0, Instruction.Create(OpCodes.Throw));
        method.Body.Instructions.Insert(0, Instruction.Create(OpCodes.Ldnull));
        module.Write(path);
        return method.FullName;
    }

    private List<string> Failing()
    {
        var context = new AssemblyLoadContext("Throwing", isCollectible: true);
        Assembly[] assemblies =
        [
            .. Names.Select(name => context.LoadFromStream(new MemoryStream(File.ReadAllBytes(Path.Combine(_folder, name + ".dll"))))),
        ];
        var failing = Operands.Where(operand => Fails(assemblies[^1], operand)).ToList();
        context.Unload();
        return failing;
    }

    private static bool Fails(Assembly workload, string operand)
    {
        try
        {
            workload.GetType("Workload", throwOnError: true)!.GetMethod(operand)!.Invoke(null, null);
            return false;
        }
        catch (TargetInvocationException)
        {
            return true;
        }
    }
}
