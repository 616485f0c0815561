using System.Reflection;

namespace SplNet.Operands;

/// <summary>The method that a call runs on an object of a known type.</summary>
internal static class Implementation
{
    private const BindingFlags Instance = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    /// <summary>The method of the type that implements or overrides a called one; the called one where there is none, or the type is not known.</summary>
    public static MethodInfo Of(MethodInfo called, Type? target)
    {
        if (target is null or { IsInterface: true } or { IsArray: true } || !called.IsVirtual || called.IsGenericMethod || called.DeclaringType is not { } declaring)
            return called;
        if (!declaring.IsInterface)
            return Array.Find(target.GetMethods(Instance), method => method.GetBaseDefinition() == called.GetBaseDefinition()) ?? called;
        if (!declaring.IsAssignableFrom(target) || !target.GetInterfaces().Contains(declaring))
            return called;
        var map = target.GetInterfaceMap(declaring);
        var index = Array.IndexOf(map.InterfaceMethods, called);
        return index < 0 ? called : map.TargetMethods[index];
    }
}
