using Sut;

public static class Workload
{
    public static object Run() => new Export(new Parts()).Rows(200);
}
