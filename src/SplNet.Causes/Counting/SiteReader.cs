using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Code;
using OpCode = Mono.Cecil.Cil.Code;

namespace SplNet.Causes.Counting;

/// <summary>Reads the action of an instruction that is worth counting.</summary>
/// <param name="resolver">Knows which types are the library's.</param>
internal sealed class SiteReader(LibraryResolver resolver)
{
    /// <summary>The place, or null.</summary>
    /// <param name="instruction">The instruction; its short forms are expanded.</param>
    /// <param name="line">Its line in the source; 0 for none.</param>
    public CodeSite? Of(Instruction instruction, int line) => instruction.OpCode.Code switch
    {
        OpCode.Call or OpCode.Callvirt or OpCode.Newobj or OpCode.Jmp =>
            OfCall((MethodReference)instruction.Operand, instruction.OpCode.Code, line),
        OpCode.Newarr => new CodeSite(SiteKind.New, TypeKey((TypeReference)instruction.Operand) + "[]", line),
        OpCode.Box => new CodeSite(SiteKind.Box, TypeKey((TypeReference)instruction.Operand), line),
        OpCode.Throw => new CodeSite(SiteKind.Throw, string.Empty, line),
        OpCode.Ldloc => OfCopy(((VariableDefinition)instruction.Operand).VariableType, line),
        OpCode.Ldarg => OfCopy(((ParameterDefinition)instruction.Operand).ParameterType, line),
        OpCode.Ldfld or OpCode.Ldsfld => OfCopy(((FieldReference)instruction.Operand).FieldType, line),
        OpCode.Ldobj or OpCode.Ldelem_Any => OfCopy((TypeReference)instruction.Operand, line),
        _ => null,
    };

    /// <summary>
    /// True if the place needs a probe of time and bytes: it allocates, or leaves the library for more than a few instructions.
    /// </summary>
    public static bool IsProbed(CodeSite site, Instruction instruction) =>
        site.Kind is SiteKind.New or SiteKind.Box
        || (site.Kind == SiteKind.Call && site.Leaves && instruction.OpCode != OpCodes.Jmp && !TrivialCalls.Has(site.Target));

    /// <summary>True if the called method may call methods of the library: it leaves the library, and not only to resume a task.</summary>
    public static bool CallsBack(CodeSite site, Instruction instruction) =>
        site is { Leaves: true, Resumes: false, Kind: SiteKind.Call or SiteKind.New } && instruction.OpCode != OpCodes.Jmp
        && (!TrivialCalls.Has(site.Target) || TrivialCalls.IsDelegate(site.Target));

    private CodeSite? OfCall(MethodReference method, OpCode code, int line)
    {
        var type = method.DeclaringType;
        var definition = resolver.OwnType(type) is null ? null : method.Resolve();
        if (definition is null && type.FullName == "System.Object" && method.Name == ".ctor")
            return null;
        var kind = code == OpCode.Newobj && !StructSize.IsValue(type) ? SiteKind.New : SiteKind.Call;
        var target = RuntimeAsync.Suspends(method) ? RuntimeAsync.AwaitKey : MethodKey.Of((MethodReference?)definition ?? method);
        return new CodeSite(kind, target, line)
        {
            Resumes = ResumingCalls.Has(target),
            Leaves = definition is null || definition.IsPInvokeImpl || definition.IsInternalCall || definition.IsRuntime,
            Struct = StructOf(type, method),
        };
    }

    // List<OwnStruct>.Add copies one.
    private string? StructOf(TypeReference type, MethodReference method) =>
        new MemberReference[] { type, method }.OfType<IGenericInstance>()
            .SelectMany(static instance => instance.GenericArguments)
            .Where(argument => StructSize.IsValue(argument) && resolver.OwnType(argument) is { IsEnum: false })
            .Select(TypeKey).FirstOrDefault();

    private CodeSite? OfCopy(TypeReference type, int line) => resolver.OwnType(type) is { IsValueType: true, IsEnum: false } definition
        ? new CodeSite(SiteKind.Copy, TypeKey(definition), line) { CopiedBytes = StructSize.Of(definition) }
        : null;

    private static string TypeKey(TypeReference type) => CompilerNames.WithoutOrdinals(type.FullName);
}
