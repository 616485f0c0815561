using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Code;
using OpCode = Mono.Cecil.Cil.Code;

namespace SplNet.Causes.Selection;

/// <summary>Reads what the code of a method names.</summary>
/// <param name="own">The simple names of the user's assemblies.</param>
/// <param name="outside">Classifies all other code.</param>
internal sealed class MethodReader(IReadOnlySet<string> own, OutsideCode outside)
{
    /// <summary>Adds the names in a method, and returns how else it can depend on other code.</summary>
    /// <param name="facts">Takes them.</param>
    /// <param name="method">A method with a body.</param>
    public Reach Read(MethodFacts facts, MethodDefinition method)
    {
        var reach = Reach.None;
        NamedTypes.Add(facts.Types, method);
        NamedTypes.AddConstraints(facts.Types, method);
        foreach (var local in method.Body.Variables)
            NamedTypes.Add(facts.Types, local.VariableType);
        foreach (var handler in method.Body.ExceptionHandlers)
            NamedTypes.Add(facts.Types, handler.CatchType);
        foreach (var instruction in method.Body.Instructions)
            reach |= Read(facts, instruction, method.Module);
        return reach;
    }

    private Reach Read(MethodFacts facts, Instruction instruction, ModuleDefinition module)
    {
        switch (instruction.Operand)
        {
            case MethodReference method:
                NamedTypes.Add(facts.Types, method);

                // A delegate is never inlined by what it is made of.
                if (instruction.OpCode.Code is OpCode.Call or OpCode.Callvirt or OpCode.Newobj or OpCode.Jmp)
                    facts.Calls.Add(MethodKey.Of(method));
                return Enter(facts, method, module);
            case FieldReference field:
                NamedTypes.Add(facts.Types, field);
                return Enter(facts, field, module);
            case TypeReference type:
                NamedTypes.Add(facts.Types, type);
                return Reach.None;
            case CallSite site when instruction.OpCode.Code == OpCode.Calli
                && site.CallingConvention is not (MethodCallingConvention.Default or MethodCallingConvention.Generic):
                return Reach.Native;
            default:
                return Reach.None;
        }
    }

    private Reach Enter(MethodFacts facts, MemberReference member, ModuleDefinition module)
    {
        if (member.DeclaringType.GetElementType() is TypeDefinition
            || member.DeclaringType.GetElementType().Scope is not AssemblyNameReference assembly)
            return Reach.None;
        if (own.Contains(assembly.Name))
            return Reach.None;
        facts.References.Add($"{module.Assembly.Name.Name}: {assembly.Name} {assembly.Version}");
        return outside.Of(member);
    }
}
