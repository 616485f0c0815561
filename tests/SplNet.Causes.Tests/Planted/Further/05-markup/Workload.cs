using Sut;

public static class Workload
{
    public static object Run() => Pages.Make(20);
}
