using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace SplNet.Arguments.Reflection;

/// <summary>Assemblies that SplNet emits at run time.</summary>
internal static class DynamicAssembly
{
    /// <summary>Defines an assembly that is never saved.</summary>
    /// <param name="name">The name of the assembly.</param>
    /// <exception cref="SplNetException">The runtime cannot emit code.</exception>
    public static AssemblyBuilder Define(string name)
    {
        using var permission = AllowAccess();
        return AssemblyBuilder.DefineDynamicAssembly(new AssemblyName(name), AssemblyBuilderAccess.Run);
    }

    /// <summary>Lets this thread emit code until the result is disposed; null if no permission is needed.</summary>
    /// <exception cref="SplNetException">The runtime cannot emit code.</exception>
    // A project with PublishAot sets DynamicCodeSupport to false, even when it runs with a JIT compiler. The user's code must see this
    // switch, so it stays and the permission is short.
    public static IDisposable? AllowAccess()
    {
        if (RuntimeFeature.IsDynamicCodeSupported)
            return null;
        try
        {
            return ForceAllowDynamicCode(null);
        }
        catch (MissingMethodException missing)
        {
            throw new SplNetException(
                "This runtime emits no code for a project that sets PublishAot or DynamicCodeSupport=false. Set " +
                "<DynamicCodeSupport>true</DynamicCodeSupport> in the project, or #:property DynamicCodeSupport=true in a file-based app.",
                missing);
        }
    }

    // The runtime's own libraries emit code with this method if the switch is off.
    [UnsafeAccessor(UnsafeAccessorKind.StaticMethod, Name = nameof(ForceAllowDynamicCode))]
    private static extern IDisposable ForceAllowDynamicCode(AssemblyBuilder? type);
}
