using System.Reflection;

namespace SplNet.Operands;

/// <summary>Finds the method that a call runs on an object of a known type.</summary>
internal static class Implementation
{
    private const BindingFlags Instance = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    /// <summary>
    /// The method of the type that implements or overrides the called one; the called method if there is none or the type is unknown.
    /// </summary>
    public static MethodInfo Of(MethodInfo called, Type? target)
    {
        if (target is null or { IsInterface: true } or { IsArray: true } || !called.IsVirtual || called.IsGenericMethod
            || called.DeclaringType is not { } declaring)
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
